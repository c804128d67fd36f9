import { contains, formatAddress, formatBlock, lastAddress, parseAddress, parseBlock, RouteTable } from './cidr';

const holds = (block: string, address: string) => contains(parseBlock(block), parseAddress(address));
const last = (block: string) => formatAddress(lastAddress(parseBlock(block)));

test('all addresses', () => {
  for (const address of ['0.0.0.0', '0.0.0.1', '8.8.8.8', '127.255.255.255', '128.0.0.0', '255.255.255.255']) {
    expect(holds('0.0.0.0/0', address)).toBe(true);
  }
  expect(last('0.0.0.0/0')).toBe('255.255.255.255');
  expect(formatBlock(parseBlock('10.1.2.3/0'))).toBe('0.0.0.0/0');
  expect(holds('200.1.2.3/0', '8.8.8.8')).toBe(true);
});

test('half of them', () => {
  expect(holds('128.0.0.0/1', '128.0.0.0')).toBe(true);
  expect(holds('128.0.0.0/1', '255.1.1.1')).toBe(true);
  expect(holds('128.0.0.0/1', '127.255.255.255')).toBe(false);
  expect(last('0.0.0.0/1')).toBe('127.255.255.255');
});

test('few of them', () => {
  expect(holds('10.0.0.1/32', '10.0.0.1')).toBe(true);
  expect(holds('10.0.0.1/32', '10.0.0.0')).toBe(false);
  expect(holds('10.0.0.1', '10.0.0.2')).toBe(false);
  expect(holds('0.0.0.0/32', '0.0.0.1')).toBe(false);
  expect(last('10.0.0.0/31')).toBe('10.0.0.1');
  expect(last('10.0.0.1/32')).toBe('10.0.0.1');
});

test('each length', () => {
  for (let bits = 0; bits <= 32; bits++) {
    const block = parseBlock(`170.170.170.170/${bits}`);
    expect(lastAddress(block) - block.base + 1).toBe(2 ** (32 - bits));
    expect(contains(block, block.base) && contains(block, lastAddress(block))).toBe(true);
    if (bits > 0) expect(contains(block, block.base - 1) || contains(block, lastAddress(block) + 1)).toBe(false);
  }
});

test('the default route comes last', () => {
  const table = new RouteTable<number>().add('0.0.0.0/0', 0).add('128.0.0.0/1', 1).add('130.0.0.0/8', 8);
  expect(table.find('130.1.1.1')).toBe(8);
  expect(table.find('200.1.1.1')).toBe(1);
  expect(table.find('1.1.1.1')).toBe(0);
  expect(table.find('0.0.0.0')).toBe(0);
});
