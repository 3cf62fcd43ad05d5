import {
  updateCandidate,
  updateCandidateExpectedSalary,
  updateCandidateSalary,
} from '@cantera/shared/contracts/candidate-changes';
import { createComment } from '@cantera/shared/contracts/comments';
import { createSkill } from '@cantera/shared/contracts/lookups';
import { expect } from 'expect';
import { newId } from '../ids.ts';
import { readTexts } from '../modules/reports/attack/page-texts.ts';
import { scoredApplicant } from './discard-data.ts';
import type { TestServer, TestUser } from './harness.ts';

/** Somebody in a position, with something in every part of a report. */
export interface ReportedPerson {
  readonly candidateId: string;
  readonly applicationId: string;
  readonly commentIds: readonly string[];
}

export const SUMMARY = 'Aurembiaix leads kitchens. Ask aurembiaix@puigdollers.example.';
const WORDS = ['First comment of Aurembiaix', 'Second comment', 'Third comment'];

/** Makes somebody of whom a report has something to say in every part. */
export async function insertReported(
  server: TestServer,
  user: TestUser,
  positionId: string,
): Promise<ReportedPerson> {
  const { agencyId } = user;
  const { applicationId, candidateId } = await scoredApplicant(server, agencyId, positionId, 72);
  const params = { id: candidateId };
  const skills: Record<'HARD_SKILL' | 'SOFT_SKILL', string[]> = { HARD_SKILL: [], SOFT_SKILL: [] };
  for (const [type, count] of [
    ['HARD_SKILL', 17],
    ['SOFT_SKILL', 2],
  ] as const)
    for (let index = 0; index < count; index += 1) {
      const made = await server.call(createSkill, user, {
        body: { name: `${type} ${index} of ${candidateId.slice(-6)}`, type },
      });
      expect(made.status).toBe(200);
      skills[type].push(made.body.data.id);
    }
  const changed = await server.call(updateCandidate, user, {
    params,
    body: {
      firstName: 'Aurembiaix',
      lastName: 'Puigdollers',
      jobTitle: 'Head cook',
      email: `a${candidateId.slice(-6)}@puigdollers.example`,
      phoneNumber: '+34 611 22 33 44',
      linkedin: `https://www.linkedin.com/in/a${candidateId.slice(-6)}`,
      summary: SUMMARY,
      languages: [{ code: 'ca', proficiency: 'C2' }],
      hardSkills: skills.HARD_SKILL,
      softSkills: skills.SOFT_SKILL,
      workExperiences: [{ companyName: 'Fogons Xerinacs', position: 'Head cook', startDate: '2019-05' }],
      educations: [
        { institutionName: 'Escola Zafrella', degree: 'Hospitality', startDate: '2005', endDate: '2009' },
      ],
    },
  });
  expect(changed.status).toBe(200);
  await server.call(updateCandidateSalary, user, { params, body: { amount: 31_000, currency: 'EUR' } });
  await server.call(updateCandidateExpectedSalary, user, {
    params,
    body: { amountFrom: 35_000, amountTo: 40_000, currency: 'EUR' },
  });
  const commentIds: string[] = [];
  for (const text of WORDS) {
    const { body } = await server.call(createComment, user, {
      params,
      body: { comment: `<p>${text}</p>`, type: 'call' },
    });
    commentIds.push(body.data.id);
  }
  await server.inTenant(agencyId, (tx) =>
    tx
      .insertInto('application_answers')
      .values({
        agency_id: agencyId,
        application_id: applicationId,
        question_id: newId(),
        question: JSON.stringify({ question: 'Do you drive?', type: 'YES_NO', details: {} }),
        answer: JSON.stringify({ answer: true }),
        correct: true,
        ordinal: 0,
      })
      .execute(),
  );
  return { candidateId, applicationId, commentIds };
}

/** The lines that people read in a PDF. */
export const linesOf = async (file: Buffer): Promise<string[]> => (await readTexts(file)).pages.flat();
