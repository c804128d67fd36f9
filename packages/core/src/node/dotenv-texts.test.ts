import { tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';
import { dotenvTexts } from './dotenv-texts.ts';

it('reads every .env of a folder, and nothing else', async () => {
  await using project = await tempProject(import.meta.dirname, {
    '.env': 'A=1',
    '.env.test.local': 'B=2',
    '.env.d/x': 'C=3',
    '.envrc': 'D=4',
    'env.ts': 'E=5',
  });

  expect((await dotenvTexts(project.root)).toSorted()).toEqual(['', 'A=1', 'B=2']);
});

it('finds none in a folder that is not there', async () => {
  expect(await dotenvTexts('/no/such/folder')).toEqual([]);
});
