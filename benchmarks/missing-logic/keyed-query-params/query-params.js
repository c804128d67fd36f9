function decode(text) {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

/** Parameters of an address; those that come several times have a list. */
export function queryParams(search) {
  const params = {};
  for (const pair of search.replace(/^\?/, '').split('&')) {
    if (pair === '') continue;
    const [name, value = ''] = pair.split('=').map(decode);
    if (!(name in params)) {
      params[name] = value;
    } else if (Array.isArray(params[name])) {
      params[name].push(value);
    }
  }
  return params;
}
