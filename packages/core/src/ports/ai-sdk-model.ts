/** What is needed of a model of the AI SDK (`ai` 6 and 7): any of its providers makes one, such as `mistral('…')`. */
export interface AiSdkModel {
  readonly provider: string;
  readonly modelId: string;
  /** Typed loosely: the parts of its stream differ from version to version in what is not needed here. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the SDK's own types of both versions have to fit
  doStream(options: any): PromiseLike<{ readonly stream: ReadableStream }>;
}
