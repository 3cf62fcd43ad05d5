import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Abilities, abilitiesOf, PROBES } from './abilities.ts';
import { type Drawn, squeeze } from './drawn.ts';
import { optionsOf } from './options.ts';
import type { Invented } from './people/invented.ts';
import { shares } from './shares.ts';
import { truthOf } from './truth-of.ts';
import { untilMade } from './until-made.ts';

/** A drawing that shows these lines and nothing else. */
function drawn(...lines: string[]): Drawn {
  const text = lines.join('\n');
  const squeezed = squeeze(text);
  return {
    text,
    has: (value) => squeezed.includes(squeeze(value)),
    at: (value) => squeezed.indexOf(squeeze(value)),
  };
}
/** A layout without languages, of jobs with months and studies with years, the area before the kind. */
const layout = (p: Invented): Drawn =>
  drawn(
    `${p.firstName} ${p.lastName}`.toUpperCase(),
    `${p.email} ${p.phone}`,
    ...p.jobs.map((j) => `${j.position}, ${j.company} ${j.start}-${j.end ?? 'now'}`),
    ...p.studies.map(
      (s) => `${s.area}, ${s.kind} ${s.institution} ${s.start.slice(0, 4)}-${s.end?.slice(0, 4)}`,
    ),
    p.skillGroups.map((g) => `${g.name}: ${g.skills.join(' ')}`).join(' '),
  );

const abilities = (): Abilities => abilitiesOf(PROBES.map(({ person }) => layout(person)));
const probe = PROBES[0]?.person;
assert.ok(probe);
const read = (drawing: Drawn) =>
  truthOf({ id: 'x', template: 'latex-x', source: 'latex', person: probe }, abilities(), drawing);

test('what a layout shows is learned from it, months and years apart for each date', () => {
  const a = abilities();
  assert.deepEqual(
    [a.email, a.title, a.languages, a.jobPlaces, a.groupedSkills],
    [true, false, false, false, true],
  );
  assert.deepEqual([a.jobStarts, a.jobEnds, a.studyStarts, a.studyEnds], ['month', 'month', 'year', 'year']);
  const noDates = abilitiesOf(PROBES.map(() => drawn('nobody')));
  assert.deepEqual([noDates.jobStarts, noDates.studyEnds], ['none', 'none']);
});

test('the truth holds what the page shows and nothing else', () => {
  const truth = read(layout(probe));
  assert.ok(!('lost' in truth));
  assert.deepEqual(truth.languages, []);
  assert.equal(truth.summary, '');
  assert.equal(truth.jobTitle, 'Movrenka', 'without a title it is the latest position');
  assert.deepEqual(truth.workExperiences[0], {
    companyName: 'Pixoldra',
    position: 'Movrenka',
    location: '',
    startDate: '1991-01',
    endDate: '',
    isCurrent: true,
  });
  assert.deepEqual(truth.educations, [
    { institutionName: 'Dulvokra', degree: 'Folquera Nexabrin', startDate: '1971', endDate: '1975' },
  ]);
  assert.deepEqual(truth.hardSkills, ['Vexotrim', 'Lumbrakol']);
  assert.equal(truth.phone, '+34655182937');
  assert.deepEqual([truth.template, truth.source], ['latex-x', 'latex']);
});

test('soft skills that stand among the others of people without groups are in the truth, where every one of them does', () => {
  const person = { ...probe, isGrouped: false, softSkills: ['Crenuvopa', 'Drimolex'] };
  const softOf = (more: string) => {
    const truth = truthOf(
      { id: 'x', template: 'latex-x', source: 'latex', person },
      abilities(),
      drawn(layout(person).text, more),
    );
    return 'lost' in truth ? truth.lost : truth.softSkills;
  };
  assert.deepEqual(softOf('Crenuvopa, Drimolex'), ['Crenuvopa', 'Drimolex']);
  assert.deepEqual(softOf('Crenuvopa'), []);
});

test('a page that cut a value off has no truth, and the value is told', () => {
  const whole = layout(probe).text;
  assert.deepEqual(read(drawn(whole.replace('Lumbrakol', 'Lum'))), { lost: 'Lumbrakol' });
  assert.deepEqual(read(drawn(whole.replace('Pixoldra', ''))), { lost: 'Pixoldra' });
});

test('documents are shared out by weight, at least as many as were asked for', () => {
  assert.deepEqual(shares(30, [1, 1, 0.5]), [12, 12, 6]);
  assert.deepEqual(shares(2, [1, 1, 1]), [1, 1, 1]);
});

test('others are drawn in the place of those left out, and a template that draws nobody comes to an end', async () => {
  const sizes: number[] = [];
  const made = await untilMade(70, async (size) => {
    sizes.push(size);
    return sizes.length === 1 ? size - 5 : size;
  });
  assert.equal(made, 70);
  assert.deepEqual(sizes, [30, 30, 15]);
  let tried = 0;
  const none = await untilMade(10, async (size) => {
    tried += size;
    return 0;
  });
  assert.deepEqual([none, tried], [0, 13]);
});

test('options are read, and a count that is none is refused in words', () => {
  assert.deepEqual(optionsOf([]), { count: 3000, only: [] });
  assert.deepEqual(optionsOf(['--', '--count', '7', '--only', 'latex,word-tabs']), {
    count: 7,
    only: ['latex', 'word-tabs'],
  });
  for (const count of ['0', '1.5', 'many'])
    assert.throws(() => optionsOf(['--count', count]), { message: new RegExp(`not "${count}"`) });
});
