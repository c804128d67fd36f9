import { beforeAll, describe, expect, it } from 'vitest';
import { installNode, installSdks } from './support/install.ts';
import { sdkVersions } from './support/matrix.ts';
import { startTests, type StartedTests } from './support/start-tests.ts';

const inLlm = (file: string): string => `packages/core/src/llm/${file}.test.ts`;
const WIRE = inLlm('wire');
const AI_SDK = inLlm('providers/from-ai-sdk');
const LOADED = inLlm('sdk-version');

/** Versions of the interface that a major of `ai` has models of. */
const INTERFACES: Readonly<Record<string, readonly string[]>> = { 6: ['3'], 7: ['3', '4'] };

const VERSIONS = sdkVersions(process.env).map((tried) => [tried.name, tried] as const);

describe.each(VERSIONS)('%s', (_, tried) => {
  const { packages, nodes } = tried;
  let root: string;

  beforeAll(async () => {
    root = await installSdks(tried);
  });

  describe.each(nodes)('on Node %s', (node) => {
    let tests: StartedTests;

    beforeAll(async () => {
      tests = await startTests([WIRE, AI_SDK, LOADED], await installNode(node), { TESTHEAL_SDKS: root });
    });

    it('are what the tests ran with', () => {
      expect(tests.node, tests.output).toBe(`v${node}`);
      expect(tests.passed(LOADED)).toEqual(
        ['@anthropic-ai/sdk', 'openai', '@google/genai'].map((name) => expect.stringContaining(` ${name} `)),
      );
      const said = tests.passed(AI_SDK).map((name) => /by version (\d+)/.exec(name)?.[1]);
      expect([...new Set(said)]).toEqual(INTERFACES[String(packages['ai']).split('.')[0] ?? '']);
    });

    it('pass every test of the wire', () => {
      expect(tests.failed, tests.output).toEqual([]);
      expect(tests.passed(WIRE).length, tests.output).toBeGreaterThan(150);
    });
  });
});
