/**
 * Decides which addresses the image proxy may fetch. Rules for hosts: "example.com" stands for the domain and all
 * its subdomains, "=example.com" for this very host, "*.example.com" for the subdomains only.
 */
export interface ProxyPolicy {
  allow: readonly string[];
  block?: readonly string[];
  protocols?: readonly string[];
}

export type Decision = { ok: true; url: URL } | { ok: false; reason: string };

export function matchesRule(host: string, rule: string): boolean {
  const wanted = rule.trim().toLowerCase();
  if (wanted === '*') return true;
  if (wanted.startsWith('=')) return host === wanted.slice(1);
  if (wanted.startsWith('*.')) return host.endsWith(wanted.slice(1));
  return host === wanted || host.endsWith(wanted);
}

const isIpAddress = (host: string) => host.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(host);

export function createPolicy({ allow, block = [], protocols = ['https:'] }: ProxyPolicy) {
  return function decide(address: string): Decision {
    let url: URL;
    try {
      url = new URL(address);
    } catch {
      return { ok: false, reason: 'not an address' };
    }
    const host = url.hostname.replace(/\.$/, '');
    if (!protocols.includes(url.protocol)) return { ok: false, reason: `protocol ${url.protocol} is not allowed` };
    if (url.username !== '' || url.password !== '') return { ok: false, reason: 'credentials are not allowed' };
    if (isIpAddress(host)) return { ok: false, reason: 'IP addresses are not allowed' };
    if (block.some((rule) => matchesRule(host, rule))) return { ok: false, reason: `${host} is blocked` };
    if (!allow.some((rule) => matchesRule(host, rule))) return { ok: false, reason: `${host} is not allowed` };
    return { ok: true, url };
  };
}
