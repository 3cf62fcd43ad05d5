import { isSvgRequest, type SvgAnswer } from './protocol.ts';
import { rewriteSvg } from './rewrite-svg.ts';

/** Null, too, for one that nests deeper than can be walked. */
function answerTo(text: string): SvgAnswer {
  try {
    return { svg: rewriteSvg(text) };
  } catch {
    return { svg: null };
  }
}

// Without its parent nobody waits for the answer.
process.on('disconnect', () => process.exit(0));

process.once('message', (message) => {
  if (!isSvgRequest(message)) return;
  process.send?.(answerTo(message.text), undefined, undefined, () => process.exit(0));
});
