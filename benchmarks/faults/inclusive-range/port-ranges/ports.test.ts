import { expandRange, formatPorts, parsePorts, PortSyntaxError } from './ports';

describe('ports', () => {
  it('reads a single port', () => {
    expect(expandRange('443')).toEqual([443]);
  });

  it('reads a range', () => {
    expect(expandRange('8000-8003')).toEqual([8000, 8001, 8002, 8003]);
  });

  it('reads a list with ranges', () => {
    expect(parsePorts('443, 80, 3000-3001')).toEqual([80, 443, 3000, 3001]);
  });

  it('lists every port once', () => {
    expect(parsePorts('80,443,80')).toEqual([80, 443]);
  });

  it('ignores an empty part', () => {
    expect(parsePorts('80,,22,')).toEqual([22, 80]);
  });

  it('refuses what is not a port', () => {
    expect(() => parsePorts('http')).toThrow(PortSyntaxError);
    expect(() => parsePorts('70000')).toThrow('must be 1 to 65535');
    expect(() => parsePorts('90-80')).toThrow('the end is before the start');
  });

  it('writes ranges', () => {
    expect(formatPorts([443, 8001, 8000, 8002, 80])).toBe('80,443,8000-8002');
  });
});
