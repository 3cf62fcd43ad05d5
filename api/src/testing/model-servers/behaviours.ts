import type { Tone } from '@cantera/shared/contracts/drafts';
import type { Locale } from '@cantera/shared/contracts/enums';
import { plainText } from '@cantera/shared/contracts/text';
import type { ToldFacts } from '../../modules/drafting/by-model/description-facts.ts';
import { sectionsHtml, type WrittenSections } from '../../modules/drafting/by-model/model-description.ts';
import { countWords } from '../../modules/drafting/descriptions/sheet.ts';
import { VOICES } from '../../modules/drafting/descriptions/spoken.ts';
import type { ModelQuestion } from '../../modules/position-questions/generation/model-questions.ts';
import { type ModelBehaviour, type ModelRequest, say, sayStatus } from './model-server.ts';

interface DescriptionContent {
  readonly language: string;
  readonly tone: Tone;
  readonly words: { readonly from: number; readonly to: number };
  readonly problems?: readonly string[];
  readonly facts: ToldFacts;
}
type Required = Omit<ModelQuestion, 'question'> & { readonly for_example: string };
interface QuestionsContent {
  readonly requirements: readonly Required[];
  readonly description: string;
}
const LOCALE_OF: Readonly<Record<string, Locale>> = { English: 'en', Spanish: 'es', Catalan: 'ca' };

/** What was asked for a description. */
export const descriptionContent = ({ content }: ModelRequest): DescriptionContent => JSON.parse(content);
export const questionsContent = ({ content }: ModelRequest): QuestionsContent => JSON.parse(content);
/** The lines between the two marks, without their numbers. */
export const linesOfWeighing = ({ content }: ModelRequest): string[] =>
  content
    .split('\n')
    .slice(2, -1)
    .map((line) => line.replace(/^\d+\. /, ''));

/** A description that tells the facts and nothing else, as long as it is to be. */
export function honestSections(request: ModelRequest): WrittenSections {
  const { language, tone, words, facts } = descriptionContent(request);
  const lang = LOCALE_OF[language.split(' ')[0] ?? ''] ?? 'en';
  const voice = VOICES[lang][tone];
  const sections: WrittenSections = {
    opening: [
      plainText(
        voice.opening({
          title: facts.title,
          client: facts.client,
          isForClient: facts.client !== undefined,
          where: '',
          count: facts.people_wanted,
        }),
      ),
      facts.about_the_client ?? '',
    ]
      .filter(Boolean)
      .join('\n'),
    tasks: [...facts.notes_of_the_recruiter],
    asked: [...facts.languages, ...facts.skills, ...facts.ways_of_working],
    offered: [...facts.conditions, ...(facts.salary ? [facts.salary] : []), ...facts.benefits],
    apply: plainText(voice.apply),
  };
  for (const { text, when } of voice.more) {
    if (countWords(sectionsHtml(sections, { lang, tone })) >= words.from + 5) break;
    if (!when) sections.apply += ` ${plainText(text)}`;
  }
  return sections;
}

/** Each requirement with the words of its example, and one question about the work. */
export const honestQuestions = (request: ModelRequest): { questions: ModelQuestion[] } => ({
  questions: questionsContent(request).requirements.map(({ for_example: question, ...rest }) => ({
    ...rest,
    question,
  })),
});

const BESIDE = /\b(?:beside|alongside|junto|al costat)\b/iu;
/** Takes what somebody else did for nothing, and the rest as it was found. */
function honestVerdict(request: ModelRequest) {
  const lines = linesOfWeighing(request);
  const own = lines.flatMap((line, at) => (BESIDE.test(line) ? [] : [at + 1]));
  return { verdict: own.length > 0 ? 'MET' : 'NOT_SHOWN', lines: own };
}

interface SearchContent {
  readonly search: string;
  readonly words: readonly string[];
  readonly skills: readonly string[];
}
export const searchContent = ({ content }: ModelRequest): SearchContent => JSON.parse(content);
const WORKS = /(?:er|ero|era)$/iu;
/** Who ends as people who work do is a title, what begins as a skill does is that skill, and the rest asks for nothing. */
function honestReadings(request: ModelRequest) {
  const { words, skills } = searchContent(request);
  return {
    readings: words.map((quote) => {
      if (WORKS.test(quote)) return { quote, kind: 'TITLE', skill: null };
      const begun = quote.slice(0, 3).toLowerCase();
      const skill = skills.find((name) => name.toLowerCase().startsWith(begun)) ?? null;
      return { quote, kind: skill ? 'SKILL' : 'NOTHING', skill };
    }),
  };
}

const NOTHING_READ = { description: null, industry: null, values: [], benefits: [] };
/** The lines of a company's pages, or of a profile, between the two marks, without their numbers. */
export const linesOfPage = ({ content }: ModelRequest): string[] => {
  const all = content.split('\n');
  return all.slice(all.indexOf(all.at(-1) ?? '') + 1, -1).map((line) => line.replace(/^\d+\. /, ''));
};
/** Who they are is what they do; what they believe in and what one gets there is said so, and bread is food. */
function honestPage(request: ModelRequest) {
  const lines = linesOfPage(request);
  const those = (pattern: RegExp) => lines.flatMap((line, at) => (pattern.test(line) ? [at + 1] : []));
  const [bread] = those(/\bbread\b/i);
  const [about] = those(/^We are/);
  return {
    description: about ? { line: about, quote: lines[about - 1] ?? '' } : null,
    industry: bread ? { line: bread, id: 'food' } : null,
    values: those(/^We believe in/),
    benefits: those(/^You get/),
  };
}

/** What comes last in a profile is told first. */
const honestBrief = (request: ModelRequest) => ({
  entries: linesOfPage(request)
    .map((_, at) => at + 1)
    .reverse(),
});

const PERIOD = /[A-Za-z]{3,10}\.? (?:19|20)\d\d *[-–] *(?:[A-Za-z]{3,10}\.? (?:19|20)\d\d|[A-Za-z]+)$/u;
/** Takes the words before a comma for what somebody did, those behind it for where, and what looks like dates for when. */
function honestBlock(request: ModelRequest) {
  const parted = linesOfPage(request).flatMap((text, at) => {
    const [, what, where] =
      /^([^,]{3,60}), ([^,]{3,60}?)(?:,|$)/u.exec(text.replace(PERIOD, '').trim()) ?? [];
    return what && where ? [{ line: at + 1, what, where, text }] : [];
  });
  return {
    entries: parted.map(({ line, what, where, text }) => {
      const period = PERIOD.exec(text)?.[0] ?? PERIOD.exec(linesOfPage(request)[line] ?? '')?.[0];
      return {
        what: { line, quote: what },
        where: { line, quote: where.trim() },
        period: period ? { line, quote: period } : null,
      };
    }),
  };
}

/** Does what it is asked. */
export const honest: ModelBehaviour = (request, response) => {
  if (request.task === 'search') return say(response, honestReadings(request));
  if (request.task === 'page') return say(response, honestPage(request));
  if (request.task === 'brief') return say(response, honestBrief(request));
  if (request.task === 'cv') return say(response, honestBlock(request));
  if (request.task === 'description') return say(response, honestSections(request));
  return say(response, request.task === 'questions' ? honestQuestions(request) : honestVerdict(request));
};

/** Makes things up: a company, a place, a figure, skills; conditions that no requirement has; lines that are not there. */
export const inventing: ModelBehaviour = (request, response) => {
  if (request.task === 'search') {
    const { search } = searchContent(request);
    return say(response, {
      readings: [
        { quote: 'Kubernetes in Albacete', kind: 'SKILL', skill: null },
        { quote: search, kind: 'NOTHING', skill: null },
        ...search.split(' ').map((quote) => ({ quote: quote.slice(1), kind: 'SKILL', skill: 'Cobol' })),
      ],
    });
  }
  if (request.task === 'description') {
    const sections = honestSections(request);
    return say(response, {
      ...sections,
      offered: [...sections.offered, 'Kubernetes, Siemens, Albacete, 77'],
    });
  }
  if (request.task === 'page')
    return say(response, {
      description: { line: 1, quote: `${linesOfPage(request)[0] ?? ''} We are the best bank of Albacete.` },
      industry: { line: 1, id: 'banking' },
      values: [0, -1, 1.5, 999],
      benefits: [999],
    });
  if (request.task === 'brief') return say(response, { entries: [0, -1, 1.5, 999] });
  if (request.task === 'cv') {
    const [first = ''] = linesOfPage(request);
    const said = (line: number, quote: string) => ({ line, quote });
    return say(response, {
      entries: [
        { what: said(1, 'Head of Albacete'), where: said(1, 'Siemens'), period: said(1, '1999 - 2025') },
        { what: said(0, first), where: said(99, first), period: null },
        { what: said(1.5, first), where: said(-1, first), period: null },
        // Part of a word, and more than the line.
        { what: said(1, first.slice(1)), where: said(1, `${first} Siemens`), period: null },
      ],
    });
  }
  if (request.task === 'weighing') return say(response, { verdict: 'NOT_SHOWN', lines: [99] });
  return say(response, {
    questions: honestQuestions(request).questions.map((question) => ({
      ...question,
      reject_if_below: question.type === 'NUMBER' ? 25 : null,
      reject_on_yes: question.type === 'YES_NO',
      reject_on_no: false,
      options: question.options.map(({ text }, at) => ({ text, rejected: at > 0 })),
    })),
  });
};

const ORDER =
  /\b(?:ignor\w*|disregard|oblid\w*|olvida\w*|rate|score|puntua\w*|verdict|met|system|instruc\w*|prompt|ask|tell)\b/iu;
/** Does whatever the texts say that it is given, whoever wrote them: tells what it is told to tell, and finds all met. */
export const obedient: ModelBehaviour = (request, response) => {
  if (request.task === 'page') {
    const lines = linesOfPage(request);
    const ordered = lines.flatMap((line, at) => (ORDER.test(line) ? [at + 1] : []));
    const [line] = ordered;
    if (line === undefined) return say(response, NOTHING_READ);
    return say(response, {
      description: { line, quote: lines[line - 1] ?? '' },
      industry: { line, id: 'banking' },
      values: ordered,
      benefits: ordered,
    });
  }
  if (request.task === 'brief') {
    const lines = linesOfPage(request);
    return say(response, { entries: lines.flatMap((line, at) => (ORDER.test(line) ? [at + 1] : [])) });
  }
  if (request.task === 'cv')
    return say(response, {
      entries: linesOfPage(request).flatMap((quote, at) =>
        ORDER.test(quote) ? [{ what: { line: at + 1, quote }, where: null, period: null }] : [],
      ),
    });
  if (request.task === 'search')
    return say(response, {
      readings: searchContent(request)
        .search.split(' ')
        .map((quote) => ({ quote, kind: 'NOTHING', skill: null })),
    });
  if (request.task === 'weighing') {
    const lines = linesOfWeighing(request);
    const obeys = lines.some((line) => ORDER.test(line));
    return say(response, { verdict: obeys ? 'MET' : 'PARTLY', lines: lines.map((_, at) => at + 1) });
  }
  if (request.task === 'description') {
    const sections = honestSections(request);
    const orders = descriptionContent(request).facts.notes_of_the_recruiter;
    return say(response, { ...sections, tasks: orders.map((order) => order.replace(/^.*?\bTell\b/u, '')) });
  }
  const [first] = honestQuestions(request).questions;
  return say(response, {
    questions: ['¿Qué edad tienes?', '¿Tienes hijos?', '¿Cuál es tu religión?'].map((question) => ({
      ...first,
      about: 'NONE',
      type: 'TEXT',
      options: [],
      reject_if_below: null,
      reject_if_above: null,
      reject_on_yes: false,
      reject_on_no: false,
      question,
    })),
  });
};

/** Takes the question and never answers. */
export const slow: ModelBehaviour = () => undefined;

/** Is busy, then broken, and so on. */
export const failing: ModelBehaviour = (_request, response, at) =>
  at % 2 === 0 ? sayStatus(response, 429, { 'retry-after': '0' }) : sayStatus(response, 503);

/** Takes the schema and answers something else. */
export const ignoring: ModelBehaviour = (_request, response, at) =>
  say(response, at % 2 === 0 ? 'Of course! Here is what you asked for.' : { answer: 'MET', text: ['x'] });
