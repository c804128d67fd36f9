import { createLogger, formatLine, requestLogger } from './child-logger';

describe('formatLine', () => {
  it('quotes texts with spaces', () => {
    expect(formatLine('info', 'cart saved', { user: 7 })).toBe('level=info msg="cart saved" user=7');
  });
});

describe('createLogger', () => {
  let lines;
  const write = (line) => lines.push(line);

  beforeEach(() => {
    lines = [];
  });

  it('writes from its level on', () => {
    const logger = createLogger({ level: 'warn', write });

    logger.info('no');
    logger.warn('yes');
    logger.error('also');

    expect(lines).toEqual(['level=warn msg=yes', 'level=error msg=also']);
  });

  it('puts the fields of a child into every line', () => {
    const logger = createLogger({ write }).child({ job: 'import' }).child({ row: 3 });

    logger.info('done');

    expect(lines).toEqual(['level=info msg=done job=import row=3']);
  });

  it('has children as quiet as their parent', () => {
    createLogger({ level: 'error', write }).child({ job: 'import' }).warn('slow');

    expect(lines).toEqual([]);
  });

  it('has children as talkative as their parent', () => {
    createLogger({ level: 'debug', write }).child({ job: 'import' }).debug('row', { row: 1 });

    expect(lines).toEqual(['level=debug msg=row job=import row=1']);
  });

  it('does not know every level', () => {
    expect(() => createLogger({ level: 'loud' })).toThrow('unknown level "loud"');
  });
});

it('logs for a request', () => {
  const lines = [];
  const logger = createLogger({ write: (line) => lines.push(line) });

  requestLogger(logger, { id: 'a1', path: '/cart' }).error('failed');

  expect(lines).toEqual(['level=error msg=failed request=a1 path=/cart']);
});
