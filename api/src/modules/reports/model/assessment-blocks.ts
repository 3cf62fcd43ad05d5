import type { QuestionWithAnswer } from '@cantera/shared/contracts/killer-questions';
import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import type { ReportTexts } from '../texts/index.ts';
import { saidAnswer, shownAnswer } from './answers.ts';
import type { ReportChoices, ReportPerson } from './person.ts';
import { type Manner, markedIn } from './voice.ts';

/** Free text meets no requirement: nothing is asked of it. */
function verdictOf({ type, correct }: QuestionWithAnswer, texts: ReportTexts): string {
  if (!correct) return texts.notCorrect;
  return type === 'TEXT' ? '' : texts.correct;
}

/** The score, and the questions with their answers. */
export function assessmentOf(
  person: ReportPerson,
  choices: ReportChoices,
  { voice, texts, locale }: Manner,
): ReportBlock[] {
  const { score = null, answers = [] } = person.application ?? {};
  const blocks: ReportBlock[] = [];
  if (choices.isScoringIncluded && score) {
    const positiveAspects = score.positiveAspects.map(voice.plain);
    const risks = score.risks.map(voice.plain);
    blocks.push({
      kind: 'SCORE',
      section: 'SCORE',
      title: texts.sections.score,
      ...markedIn([...positiveAspects, ...risks], voice),
      scoringLax: { finalScore: score.finalScore, positiveAspects, risks },
      positiveTitle: texts.positive,
      riskTitle: texts.risks,
    });
  }
  if (choices.isKqIncluded && answers.length > 0) {
    const asked = answers.map((question) => {
      const said = saidAnswer(question, voice);
      return {
        id: question.id,
        text: voice.plain(question.text),
        type: question.type,
        correct: question.correct,
        answer: said,
        shown: shownAnswer(said, texts, locale),
        verdict: said ? verdictOf(question, texts) : '',
      };
    });
    blocks.push({
      kind: 'QUESTIONS',
      section: 'QUESTIONS',
      title: texts.sections.questions,
      ...markedIn(
        asked.flatMap(({ text, shown }) => [text, shown]),
        voice,
      ),
      kqQuestionsWithAnswers: asked,
    });
  }
  return blocks;
}

/** The chosen comments in the order of the choice. */
export function commentsOf(
  { comments }: ReportPerson,
  { voice, texts, locale, timeZone }: Manner,
): ReportBlock[] {
  if (comments.length === 0) return [];
  // In figures: the name of a month may be somebody's.
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  });
  return [
    {
      kind: 'COMMENTS',
      section: 'COMMENTS',
      title: texts.sections.comments,
      comments: comments.map((comment) => ({
        id: comment.id,
        type: comment.type,
        typeName: texts.comments[comment.type],
        createdAt: comment.createdAt,
        date: day.format(new Date(comment.createdAt)),
        byName: voice.isAnonymous ? null : comment.byName,
        paragraphs: comment.paragraphs.map(voice.text),
      })),
    },
  ];
}
