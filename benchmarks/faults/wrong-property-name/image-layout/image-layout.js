/** Sizes for the picture gallery; everything in CSS pixels. */

const GAP = 8;

export function aspectRatio(image) {
  return image.width / image.height;
}

/** The largest size of `image` within `box`; pictures are never blown up. */
export function fitInto(image, box) {
  const { width: maxWidth, width: maxHeight } = box;
  const scale = Math.min(1, maxWidth / image.width, maxHeight / image.height);
  return { width: Math.round(image.width * scale), height: Math.round(image.height * scale) };
}

/** The part of `image` that fills `box`, from the middle. */
export function cropTo(image, box) {
  const scale = Math.min(image.width / box.width, image.height / box.height);
  const width = Math.round(box.width * scale);
  const height = Math.round(box.height * scale);
  return { x: Math.floor((image.width - width) / 2), y: Math.floor((image.height - height) / 2), width, height };
}

/** Rows of pictures of one height that fill the width of the page as well as they can. */
export function rows(images, pageWidth, rowHeight) {
  const result = [];
  let row = [];
  let used = 0;
  for (const image of images) {
    const width = Math.round(aspectRatio(image) * rowHeight);
    if (row.length > 0 && used + GAP + width > pageWidth) {
      result.push(row);
      row = [];
      used = 0;
    }
    used += (row.length > 0 ? GAP : 0) + width;
    row.push({ id: image.id, width, height: rowHeight });
  }
  if (row.length > 0) result.push(row);
  return result;
}

export function srcSet(image, widths) {
  return widths
    .filter((width) => width <= image.width)
    .map((width) => `/img/${image.id}?w=${width} ${width}w`)
    .join(', ');
}
