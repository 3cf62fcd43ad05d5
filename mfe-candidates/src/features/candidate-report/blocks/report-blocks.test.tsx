import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen, within } from '@testing-library/react';
import { reportEn } from '../../../messages/texts-report-en.ts';
import { person } from '../testing/fake-report.ts';
import { markedWords } from './marked-words.ts';
import { ReportBlocks } from './report-blocks.tsx';

const show = (...blocks: ReportBlock[]) =>
  renderWithProviders(<ReportBlocks blocks={blocks} />, { messages: reportEn });
const question = (type: string, answer: object | null, shown: string, correct = true) => ({
  id: type + shown,
  text: `Question of ${type}`,
  type,
  correct,
  answer,
  shown,
  verdict: correct ? 'Met' : 'Not met',
});
const skills: Extract<ReportBlock, { kind: 'COLUMNS' }> = {
  kind: 'COLUMNS',
  section: 'HARD_SKILLS',
  title: 'Hard skills',
  columns: [['A', 'B', 'C', 'D', 'E'], ['F', 'G', 'H', 'I', 'J'], ['K']],
  rare: [[1, 2]],
};

it('[CREP-04] [CREP-07] [CREP-08] shows every shape of an answer in words, and whether it is met', () => {
  const kqQuestionsWithAnswers = [
    question('YES_NO', { answer: true }, 'Yes'),
    question('TEXT', { text: 'In spring' }, 'In spring'),
    question('SINGLE_CHOICE', { selectedOption: 'Girona' }, 'Girona', false),
    question('MULTIPLE_CHOICE', { selectedOptions: ['Day', 'Night'] }, 'Day and Night'),
    question('NUMBER', { value: 4 }, '4'),
    question('NUMBER_RANGE', { min: 30, max: 40 }, 'From 30 to 40'),
    question('TEXT', null, 'No answer'),
  ];
  show({
    kind: 'QUESTIONS',
    section: 'QUESTIONS',
    title: 'Killer questions',
    kqQuestionsWithAnswers,
  } as unknown as ReportBlock);
  expect(screen.getByRole('heading', { name: 'Killer questions' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Question of YES_NOYesMet',
    'Question of TEXTIn springMet',
    'Question of SINGLE_CHOICEGironaNot met',
    'Question of MULTIPLE_CHOICEDay and NightMet',
    'Question of NUMBER4Met',
    'Question of NUMBER_RANGEFrom 30 to 40Met',
    'Question of TEXTNo answer',
  ]);
});

it('[CREP-03] [CREP-30] shows the score in the colour of its band, with what speaks for and against', () => {
  show({
    kind: 'SCORE',
    section: 'SCORE',
    title: 'AI scoring',
    scoringLax: { finalScore: 91, positiveAspects: ['Has Python'], risks: ['No German'] },
    positiveTitle: 'For',
    riskTitle: 'Against',
  });
  expect(screen.getByRole('img', { name: 'Score 91' })).toHaveAttribute('data-band', 'score-90');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Has Python',
    'No German',
  ]);
});

it('[CREP-28] [REPORT-14] shows skills in columns, as the server split them', () => {
  show(skills);
  const columns = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length);
  expect(columns).toEqual([5, 5, 1]);
});

it('[CREP-58] [REPORT-38] shows the first page, who it is, what a machine wrote, entries, facts, comments and steps', () => {
  const text = (words: string) => ({ text: words, marks: [] });
  show(
    {
      kind: 'STEPS',
      section: 'POSITION',
      title: 'Steps',
      position: 'Cook',
      columns: 3,
      steps: [{ id: 's', name: 'Inbox', people: 2 }],
      cover: {
        agency: 'Vallès Talent',
        logoUrl: '/files/logo',
        kind: 'Candidate report',
        lines: ['Client: Clínica Sol', '30 November 2026'],
        insideTitle: 'Of each person',
        inside: ['Experience', 'Education'],
      },
    },
    { ...person, positionName: 'Cook', stepName: 'Inbox', photoUrl: '/files/photo' },
    {
      kind: 'TEXT',
      section: 'BRIEF',
      title: 'AI brief',
      paragraphs: [text('Nurse since 2012.')],
      isByMachine: true,
      note: 'Put together by a machine',
    },
    {
      kind: 'ENTRIES',
      section: 'EXPERIENCE',
      title: 'Experience',
      entries: [{ title: text('Nurse'), organisation: 'Company A', place: null, period: '2012 to 2020' }],
    },
    { kind: 'FACTS', section: 'CONTACT', title: 'Contact', facts: [{ label: 'Email', value: 'o@x.test' }] },
    {
      kind: 'COMMENTS',
      section: 'COMMENTS',
      title: 'Comments',
      comments: [
        {
          id: 'c',
          type: 'call',
          typeName: 'Phone call',
          createdAt: '2026-11-01T10:00:00Z',
          date: '1 Nov 2026',
          byName: null,
          paragraphs: [text('Likes the team.')],
        },
      ],
    },
  );
  for (const words of [
    'Cook · Inbox',
    'Put together by a machine',
    'Company A',
    'o@x.test',
    'Likes the team.',
  ])
    expect(screen.getByText(words)).toBeInTheDocument();
  for (const words of ['Vallès Talent', 'Candidate report', 'Client: Clínica Sol', '30 November 2026'])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText('Education').closest('ul')).toHaveTextContent('ExperienceEducation');
  expect(screen.getByText('2012 to 2020').parentElement).toHaveTextContent('Nurse2012 to 2020');
  expect(screen.getByText('Inbox').closest('ul')).toHaveAttribute('data-columns', '3');
  expect(screen.getByText('2 candidates')).toBeInTheDocument();
  expect(screen.getByText('1 Nov 2026').closest('p')).toHaveTextContent('Phone call · 1 Nov 2026');
});

it('writes a title once whose rare whole holds a word that tells the gender', () => {
  const marks = [
    { start: 0, end: 17, reason: 'RARE' as const },
    { start: 0, end: 8, reason: 'GENDERED' as const },
    { start: 12, end: 19, reason: 'GENDERED' as const },
  ];
  show({ ...person, jobTitle: { text: 'Director of sales B', marks } });
  const title = screen.getByText('Director of sales').closest('p');
  expect(title).toHaveTextContent(/^Director of sales B$/);
  expect(screen.getByText('B', { selector: 'u' })).toHaveAttribute('data-reason', 'GENDERED');
});

it('[CREP-49] underlines what is marked in plain texts too, and lists it', () => {
  const mark = (text: string, word: string, reason: 'GENDERED' | 'RARE') => {
    const start = text.indexOf(word);
    return { text, marks: [{ start, end: start + word.length, reason }] };
  };
  const asked = question('TEXT', { text: 'I' }, 'As a father');
  const blocks = [
    {
      ...person,
      positionName: 'Matron',
      stepName: 'With her',
      marked: [mark('Matron', 'Matron', 'GENDERED'), mark('With her', 'her', 'GENDERED')],
    },
    {
      kind: 'FACTS',
      section: 'LANGUAGES',
      title: 'Languages',
      facts: [
        { label: 'Basque', value: 'B2' },
        { label: 'English', value: 'B2' },
      ],
      marked: [mark('Basque', 'Basque', 'RARE')],
    },
    {
      kind: 'SCORE',
      section: 'SCORE',
      title: 'AI scoring',
      scoringLax: { finalScore: 91, positiveAspects: ['She leads'], risks: ['He waits'] },
      positiveTitle: 'For',
      riskTitle: 'Against',
      marked: [mark('She leads', 'She', 'GENDERED'), mark('He waits', 'He', 'GENDERED')],
    },
    {
      kind: 'QUESTIONS',
      section: 'QUESTIONS',
      title: 'Questions',
      kqQuestionsWithAnswers: [{ ...asked, text: 'Is he here?', verdict: '' }],
      marked: [mark('Is he here?', 'he', 'GENDERED'), mark('As a father', 'father', 'GENDERED')],
    },
  ] as unknown as ReportBlock[];
  show(...blocks);
  const words = ['Matron', 'her', 'Basque', 'She', 'He', 'he', 'father'];
  for (const word of words) expect(screen.getByText(word, { selector: 'u' })).toBeInTheDocument();
  expect(screen.getByText('English')).not.toHaveAttribute('data-reason');
  expect(screen.getByText('Matron').closest('p')).toHaveTextContent('Matron · With her');
  expect(markedWords(blocks)).toEqual({
    GENDERED: ['Matron', 'her', 'She', 'He', 'he', 'father'],
    RARE: ['Basque'],
  });
});

it('underlines what tells the gender and what is rare, and names it once', () => {
  const blocks: ReportBlock[] = [
    {
      ...person,
      jobTitle: { text: 'Head matron', marks: [{ start: 5, end: 11, reason: 'GENDERED' }] },
    },
    skills,
    skills,
  ];
  show(...blocks);
  expect(screen.getByText('matron')).toHaveAttribute('data-reason', 'GENDERED');
  expect(screen.getByText('matron').closest('p')).toHaveTextContent('Head matron');
  expect(screen.getAllByText('H')[0]).toHaveAttribute('data-reason', 'RARE');
  expect(markedWords(blocks)).toEqual({ GENDERED: ['matron'], RARE: ['H'] });
});
