/** Runs of equal characters: "aab" becomes [["a", 2], ["b", 1]]. */
export function runs(text) {
  const result = [];
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    count += 1;
    if (text[index] !== text[index + 1]) {
      result.push([text[index], count]);
    }
  }
  return result;
}
