export interface Part {
  /** The `Content-Range` header, such as `bytes 0-99/250`: first byte, last byte and length of the whole file. */
  range: string;
  body: Uint8Array;
}

export interface UploadOptions {
  chunkSize: number;
  send: (part: Part) => Promise<void>;
  /** How many bytes the server has already. */
  resumeAt?: number;
  onProgress?: (percent: number) => void;
}

/** Sends a file part by part, and gives the number of parts sent. */
export async function upload(file: Uint8Array, options: UploadOptions): Promise<number> {
  const { chunkSize, send, resumeAt = 0, onProgress } = options;
  const total = file.length;
  let sent = 0;
  for (let start = resumeAt; start < total; start += chunkSize) {
    const end = start + chunkSize;
    const body = file.slice(start, end);
    await send({ range: `bytes ${start}-${end}/${total}`, body });
    sent++;
    onProgress?.(Math.round((end / total) * 100));
  }
  return sent;
}
