import path from 'node:path';
import { describeOracle } from './oracle-contract.ts';
import { scriptedOracle } from './scripted-oracle.ts';
import { tempProject } from './temp-project.ts';

describeOracle(
  'testkit, scripted',
  async (files) => {
    const project = await tempProject(path.join(import.meta.dirname, '..'), files);
    const { root } = project;
    return {
      oracle: scriptedOracle({ project: { root, files } }),
      root,
      dispose: async () => {
        await project[Symbol.asyncDispose]();
      },
    };
  },
  { lacks: ['processes', 'memory-limit', 'snapshots'], hangMs: 200 },
);
