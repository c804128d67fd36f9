import { contains, formatAddress, formatBlock, lastAddress, parseAddress, parseBlock, RouteTable } from './cidr';

test('addresses', () => {
  expect(parseAddress('192.168.1.10')).toBe(3232235786);
  expect(formatAddress(3232235786)).toBe('192.168.1.10');
  expect(() => parseAddress('192.168.1.256')).toThrow('Not an IPv4 address');
});

test('blocks', () => {
  expect(formatBlock(parseBlock('10.1.2.3/8'))).toBe('10.0.0.0/8');
  expect(formatBlock(parseBlock('10.1.2.3'))).toBe('10.1.2.3/32');
  expect(() => parseBlock('10.0.0.0/33')).toThrow('Not a block');
});

test('contains', () => {
  const block = parseBlock('192.168.4.0/22');
  expect(contains(block, parseAddress('192.168.7.255'))).toBe(true);
  expect(contains(block, parseAddress('192.168.8.0'))).toBe(false);
  expect(formatAddress(lastAddress(block))).toBe('192.168.7.255');
});

test('the smallest block wins', () => {
  const table = new RouteTable<string>().add('10.0.0.0/8', 'vpn').add('10.1.0.0/16', 'office');
  expect(table.find('10.1.2.3')).toBe('office');
  expect(table.find('10.2.2.3')).toBe('vpn');
  expect(table.find('11.0.0.1')).toBeUndefined();
});

test('a default route', () => {
  const table = new RouteTable<string>().add('0.0.0.0/0', 'internet').add('10.0.0.0/8', 'vpn');
  expect(table.find('10.2.2.3')).toBe('vpn');
  expect(table.find('8.8.8.8')).toBe('internet');
});
