import { expect, it } from 'vitest';

import { helpText } from './help.ts';

it('lists every command with its options', () => {
  expect(helpText()).toMatchInlineSnapshot(`
    "Usage: heal <command> [options]

    Commands
      init                            set up \`npm run vitest -- --heal\` and the like; shows the change and asks
      fix <module#symbol>             heal a target by the failing tests of a file, without a marker
      explain <target or test file>   say what the search learns of a target, and what a language model would be told; call none
      list                            list marked tests with their targets; end with 1 when one does not resolve
      show                            print the report of the last healing run again
      undo [id]                       restore the files that the last --heal-apply wrote, or the one named
      clean                           remove the folder .heal and backups that nobody needs any more
      cache <action>                  stats, clear or prune the repairs that earlier runs keep in .heal/cache
      doctor                          say what is set up here, what is missing and what to do; end with 1 when healing cannot work
      consent                         allow calls of a language model for this project; says which, and what would be sent
      bench                           heal every case of a folder or suite and judge the patches by what no search has seen

    Options of \`init\`
      --literal                       also \`npx vitest --heal\` and \`npm test -- --heal\`
      --undo                          take it back
      -y, --yes                       write without asking

    Options of \`fix\`
      --test <file>                   the test file
      -t, --test-name <pattern>       only tests whose names match
      --apply                         write the best patch, with a backup
      --json                          print the JSON report on stdout, and nothing else there
      --runner <runner>               vitest or jest, where a project has both
      --heal-timeout <seconds>        time that the search may take a target (default 30)
      --heal-max-candidates <n>       candidates that the search may judge a target (default 50000)
      --heal-seed <n>                 seed of the search: same seed, same winner (default 1)
      --heal-guard-timeout <seconds>  time for all guard tests of a target (default 60)
      --heal-memory <megabytes>       old-space limit of each test worker (default 1024)
      --heal-probe <when>             judge candidates in a probe, thousands a second: auto, always or never (default auto)
      --heal-allow-sockets            search also with tests that open sockets
      --heal-no-search                leave the search out and let models alone try
      --heal-no-cache                 search anew also for what an earlier run has healed, and keep nothing
      --heal-llm                      let a language model try what the search does not heal
      --heal-provider <provider>      of the model: anthropic, openai, google or openai-compatible
      --heal-model <name>             the model, by the name that its provider has for it
      --heal-base-url <url>           where the API of the provider is spoken, when it is not there
      --heal-key-variable <name>      name of the variable with the key for that URL, or none
      --heal-strong-model <name>      a second, stronger model for what the first does not heal
      --heal-strong-provider <provider>  of the strong model, when it is another than of the first
      --heal-record <file>            record the calls of models in this file: --heal-model replay:<file> repeats them
      --heal-attempts <n>             proposals that each model may make a target (default 3)
      --heal-model-calls <n>          calls of models a run (default 20)
      --heal-model-tokens <n>         tokens of models a run (default 500000)
      --heal-model-usd <usd>          cost of models a run (default 2)
      --heal-model-time <seconds>     time of models a run (default 600)
      --heal-target-calls <n>         calls of models a target (default 8)
      --heal-target-tokens <n>        tokens of models a target (default 150000)
      --heal-target-usd <usd>         cost of models a target (default 0.5)
      --heal-target-time <seconds>    time of models a target (default 180)
      --heal-prices <model=in/out,…>  what models cost, in USD for a million tokens of input and of output
      --heal-prompt-extra <text>      what a model is told beside the rules, for every target
      --heal-dry-prompt               write the prompts that a model would get to .heal/prompts, and call none
      --heal-events <file>            add each event of the run to this file, a line of JSON each
      --heal-verify-timeout <seconds>  time for one answer of verify (default 10)
      --no-heal-llm                   never call a language model, whatever was allowed

    Options of \`explain\`
      --test <file>                   the test file, where no mark names the target
      --runner <runner>               vitest or jest, where a project has both
      --heal-timeout <seconds>        time that the search may take a target (default 30)
      --heal-max-candidates <n>       candidates that the search may judge a target (default 50000)
      --heal-seed <n>                 seed of the search: same seed, same winner (default 1)
      --heal-guard-timeout <seconds>  time for all guard tests of a target (default 60)
      --heal-memory <megabytes>       old-space limit of each test worker (default 1024)
      --heal-probe <when>             judge candidates in a probe, thousands a second: auto, always or never (default auto)
      --heal-allow-sockets            search also with tests that open sockets
      --heal-no-search                leave the search out and let models alone try
      --heal-no-cache                 search anew also for what an earlier run has healed, and keep nothing
      --heal-record <file>            record the calls of models in this file: --heal-model replay:<file> repeats them
      --heal-prompt-extra <text>      what a model is told beside the rules, for every target
      --heal-verify-timeout <seconds>  time for one answer of verify (default 10)

    Options of \`list\`
      --json                          print it as JSON

    Options of \`show\`
      --json                          print it as JSON

    Options of \`undo\`
      --all                           restore the files of all that is not undone, the last first
      --dry-run                       say what would be restored, and change nothing

    Options of \`clean\`
      --force                         also backups of what is not undone: it cannot be undone any more
      --dry-run                       say what would be removed, and change nothing

    Options of \`cache\`
      --max-age <duration>            prune: remove what was last used longer ago, such as 30d or 12h
      --json                          stats: print it as JSON

    Options of \`doctor\`
      --json                          print it as JSON

    Options of \`consent\`
      --revoke                        take it back
      -y, --yes                       allow it without asking
      --heal-provider <provider>      of the model: anthropic, openai, google or openai-compatible
      --heal-model <name>             the model, by the name that its provider has for it
      --heal-base-url <url>           where the API of the provider is spoken, when it is not there
      --heal-key-variable <name>      name of the variable with the key for that URL, or none
      --heal-strong-model <name>      a second, stronger model for what the first does not heal
      --heal-strong-provider <provider>  of the strong model, when it is another than of the first

    Options of \`bench\`
      --dir <folder>                  folder with the cases: each a folder with a case.json
      --suite <name>                  cases of @testheal/benchmarks: default, quixbugs, web, faults, missing-logic, everyday or history
      --runner <runner>               vitest or jest, where a project has both
      --proposer <name>               search (default), ladder, anthropic, openai, google or openai-compatible
      --model <name>                  the same as --heal-model
      --base-url <url>                the same as --heal-base-url
      --attempts <n>                  the same as --heal-attempts
      --naive                         one proposal of the model, which then has no memory of others
      --max-usd <usd>                 begin no case once those before have cost so much (default 5)
      --timeout <seconds>             time for a case (default 120)
      --jobs <n>                      cases at the same time (default 1)
      --filter <text>                 only cases whose path has this in it
      --seed <n>                      the same as --heal-seed (default 1)
      --runs <n>                      heal all cases so often, each time with the next seed (default 1)
      --json <file>                   write the results to this file
      --html <file>                   write a page with a chart to this file
      --compare <file,…>              show the results of these JSON files beside these
      --without <part,…>              leave these parts of the search out: docs/benchmarks.md names them
      --fail-under <fraction>         end with 1 when fewer of the cases heal, such as 0.8
      --heal-timeout <seconds>        time that the search may take a target (default 30)
      --heal-max-candidates <n>       candidates that the search may judge a target (default 50000)
      --heal-seed <n>                 seed of the search: same seed, same winner (default 1)
      --heal-guard-timeout <seconds>  time for all guard tests of a target (default 60)
      --heal-memory <megabytes>       old-space limit of each test worker (default 1024)
      --heal-probe <when>             judge candidates in a probe, thousands a second: auto, always or never (default auto)
      --heal-allow-sockets            search also with tests that open sockets
      --heal-no-search                leave the search out and let models alone try
      --heal-no-cache                 search anew also for what an earlier run has healed, and keep nothing
      --heal-llm                      let a language model try what the search does not heal
      --heal-provider <provider>      of the model: anthropic, openai, google or openai-compatible
      --heal-model <name>             the model, by the name that its provider has for it
      --heal-base-url <url>           where the API of the provider is spoken, when it is not there
      --heal-key-variable <name>      name of the variable with the key for that URL, or none
      --heal-strong-model <name>      a second, stronger model for what the first does not heal
      --heal-strong-provider <provider>  of the strong model, when it is another than of the first
      --heal-record <file>            record the calls of models in this file: --heal-model replay:<file> repeats them
      --heal-attempts <n>             proposals that each model may make a target (default 3)
      --heal-model-calls <n>          calls of models a run (default 20)
      --heal-model-tokens <n>         tokens of models a run (default 500000)
      --heal-model-usd <usd>          cost of models a run (default 2)
      --heal-model-time <seconds>     time of models a run (default 600)
      --heal-target-calls <n>         calls of models a target (default 8)
      --heal-target-tokens <n>        tokens of models a target (default 150000)
      --heal-target-usd <usd>         cost of models a target (default 0.5)
      --heal-target-time <seconds>    time of models a target (default 180)
      --heal-prices <model=in/out,…>  what models cost, in USD for a million tokens of input and of output
      --heal-prompt-extra <text>      what a model is told beside the rules, for every target
      --heal-dry-prompt               write the prompts that a model would get to .heal/prompts, and call none
      --heal-events <file>            add each event of the run to this file, a line of JSON each
      --heal-verify-timeout <seconds>  time for one answer of verify (default 10)
      --no-heal-llm                   never call a language model, whatever was allowed

    Options of all
      -h, --help                      print this
      -v, --version                   print the version

    Tests with markers are healed by the runners: npx vitest-heal, npx jest-heal
    Exit codes: 0 done, 1 refused or failures remain, 2 wrong usage, 3 could not run
    "
  `);
});
