import { createLogger, requestLogger } from './child-logger';

const LEVELS = ['debug', 'info', 'warn', 'error'];

it.each([
  ['debug', ['debug', 'info', 'warn', 'error']],
  ['info', ['info', 'warn', 'error']],
  ['warn', ['warn', 'error']],
  ['error', ['error']],
])('children at %s write %j', (level, expected) => {
  for (const depth of [0, 1, 2, 3]) {
    const lines = [];
    let logger = createLogger({ level, write: (line) => lines.push(line) });
    for (let index = 0; index < depth; index++) logger = logger.child({ [`f${index}`]: index });

    for (const one of LEVELS) logger[one]('x');

    const suffix = Array.from({ length: depth }, (_, index) => ` f${index}=${index}`).join('');
    expect(lines).toEqual(expected.map((one) => `level=${one} msg=x${suffix}`));
  }
});

it('is at info unless told otherwise', () => {
  const lines = [];
  const child = createLogger({ write: (line) => lines.push(line) }).child({});

  child.debug('no');
  child.info('yes');

  expect(lines).toEqual(['level=info msg=yes']);
});

it('lets inner fields win', () => {
  const lines = [];
  const logger = createLogger({ fields: { a: 1, b: 1 }, write: (line) => lines.push(line) });

  logger.child({ b: 2 }).info('m', { a: 3 });
  logger.info('m');

  expect(lines).toEqual(['level=info msg=m a=3 b=2', 'level=info msg=m a=1 b=1']);
});

it('keeps the level for requests', () => {
  const lines = [];
  const logger = createLogger({ level: 'debug', write: (line) => lines.push(line) });

  requestLogger(logger, { id: 1, path: '/' }).debug('d');

  expect(lines).toEqual(['level=debug msg=d request=1 path=/']);
});
