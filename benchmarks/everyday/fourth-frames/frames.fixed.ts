export interface Frame {
  kind: 'text' | 'continuation' | 'ping';
  data: string;
  final: boolean;
}

/** Puts messages together that came in several frames. */
export class MessageAssembler {
  private parts: string[] = [];
  private size = 0;

  /** `maxSize`: how long a whole message may be. */
  constructor(private readonly maxSize: number) {}

  /** The message if this frame was its last one. */
  push(frame: Frame): string | undefined {
    if (frame.kind === 'ping') return undefined;
    const started = this.parts.length > 0;
    if (frame.kind === 'text' && started) throw new Error('Message within a message');
    if (frame.kind === 'continuation' && !started) throw new Error('Nothing to continue');
    this.size += frame.data.length;
    if (this.size > this.maxSize) throw new Error(`Message longer than ${this.maxSize}`);
    this.parts.push(frame.data);
    if (!frame.final) return undefined;
    const message = this.parts.join('');
    this.parts = [];
    this.size = 0;
    return message;
  }
}
