import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invent } from './invent.ts';
import { KINDS } from './invented.ts';

const people = Array.from({ length: 300 }, (_, turn) => invent('a test', turn));
const ofKind = (kind: string) => people.filter((p) => p.kind === kind);
const months = (date: string): number => {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return year * 12 + month;
};

test('the same seed gives the same person, another seed another', () => {
  assert.deepEqual(invent('a test', 7), people[7]);
  assert.notDeepEqual(invent('another test', 7), people[7]);
});

test('languages and kinds come around, so that a few documents already hold all of them', () => {
  assert.deepEqual(
    people.slice(0, 3).map((p) => p.language),
    ['en', 'es', 'ca'],
  );
  assert.equal(new Set(people.slice(0, KINDS.length).map((p) => p.kind)).size, new Set(KINDS).size);
});

test('jobs stand latest first, none over another, and only the first may go on', () => {
  for (const { jobs } of people)
    for (const [n, job] of jobs.entries()) {
      assert.match(job.start, /^\d{4}-(0[1-9]|1[0-2])$/);
      if (job.end === null) assert.equal(n, 0);
      else assert.ok(job.start < job.end, `${job.start} to ${job.end}`);
      const later = jobs[n - 1];
      if (later) assert.ok((job.end ?? '9999') < later.start, `${job.end} before ${later.start}`);
    }
});

test('studies end before work begins', () => {
  for (const { jobs, studies } of people)
    for (const study of studies) {
      assert.ok(study.start < (study.end ?? ''));
      const eldest = jobs.at(-1);
      if (eldest) assert.ok((study.end ?? '') < eldest.start);
    }
});

test('each kind of person has what it is named after', () => {
  for (const p of ofKind('no experience')) assert.equal(p.jobs.length, 0);
  for (const p of ofKind('long')) assert.ok(p.jobs.length >= 7);
  for (const p of ofKind('present job')) assert.equal(p.jobs[0]?.end, null);
  for (const p of ofKind('two surnames')) assert.match(p.lastName, /\S \S/);
  for (const p of ofKind('several jobs at one employer'))
    assert.equal(p.jobs[0]?.company, p.jobs[1]?.company);
  for (const p of ofKind('gap')) {
    const [last, before] = p.jobs;
    assert.ok(months(last?.start ?? '') - months(before?.end ?? '') >= 14);
  }
  for (const p of ofKind('gap and no present job')) assert.notEqual(p.jobs[0]?.end, null);
  for (const p of ofKind('foreign telephone')) assert.match(p.phone, /^\+(49|40|212|1|48|351)\b/);
});

test('no pattern is left unfilled, and every address is one that nobody can have', () => {
  for (const p of people) {
    assert.doesNotMatch(JSON.stringify(p), /\{[SCW]\}|##|undefined/);
    assert.match(p.email, /^[a-z]+\.[a-z]+\d*@[a-z]+\.example$/);
  }
});
