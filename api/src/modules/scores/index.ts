/** Owns scores of applications, what people corrected in them, and when they are made anew. */
export { describeScore, localeOf, readGists, readLax, readScoring, type ScoreGist } from './describe.ts';
export {
  enqueueFill,
  enqueueJudging,
  enqueueMissing,
  enqueuePast,
  enqueueRescore,
  enqueueScores,
  enqueueScoresAgain,
  enqueueScoresOf,
  enqueueWeighing,
  tellBoard,
} from './enqueue.ts';
export { criterionName } from './score-texts.ts';
export {
  type Correction,
  findCorrections,
  findScore,
  LIVE,
  lockScore,
  noteCriteria,
  restoreCorrections,
  restoreScores,
  type ScoreCause,
  type ScoreRow,
  settleScore,
  wireScoring,
  writeCorrection,
  writeNumbers,
  writeScore,
  writeWeighing,
} from './scores.repository.ts';
export { followReader, outdateScoresOn, rescoreAfterChange } from './stale.ts';
