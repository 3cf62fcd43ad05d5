/** What the parent asks of the child. */
export interface SvgRequest {
  readonly text: string;
}
/** The child's one answer; null for a text that is no SVG which can be drawn. */
export interface SvgAnswer {
  readonly svg: string | null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const isSvgRequest = (message: unknown): message is SvgRequest =>
  isObject(message) && 'text' in message && typeof message.text === 'string';

export const isSvgAnswer = (message: unknown): message is SvgAnswer =>
  isObject(message) && 'svg' in message && (message.svg === null || typeof message.svg === 'string');
