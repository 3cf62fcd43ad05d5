import type { LocationSummary } from '@cantera/shared/contracts';
import type { Candidate, CandidateSuggestion } from '@cantera/shared/contracts/candidates';
import type { Locale } from '@cantera/shared/contracts/enums';
import { can } from '@cantera/shared/contracts/permissions';
import type { Config } from '../../config.ts';
import type { Actor } from '../../http/actor.ts';
import { privateUrl } from '../files/index.ts';
import { type CityRow, textLocation, toLocation } from '../lookups/index.ts';
import type { CandidateRow } from './candidate-detail.repository.ts';

interface Place {
  readonly city: CityRow | null;
  readonly location_text: string | null;
}
export function placeOf({ city, location_text: text }: Place, locale: Locale): LocationSummary | null {
  if (city) return toLocation(city, locale);
  return text ? textLocation(text) : null;
}

/** Stages are dated as people write them; the wire's dates are date-times or as precise as is known. */
const toStage = (
  row: CandidateRow['experiences'][number] | CandidateRow['educations'][number],
  locale: Locale,
) => ({
  id: row.id,
  location: placeOf(row, locale),
  startDate: row.start_date,
  endDate: row.end_date,
});

function moneyOf(actor: Actor, row: CandidateRow): Pick<Candidate, 'salary' | 'expectedSalary'> {
  if (!can(actor.role, 'salaries.read')) return { salary: null, expectedSalary: null };
  const { expected_salary_from: from, expected_salary_to: to } = row;
  return {
    salary: row.salary_amount === null ? null : { amount: row.salary_amount, currency: row.salary_currency },
    expectedSalary:
      from === null || to === null
        ? null
        : { amountFrom: from, amountTo: to, currency: row.expected_salary_currency },
  };
}

function historyOf(row: CandidateRow, locale: Locale): Pick<Candidate, 'workExperiences' | 'educations'> {
  return {
    workExperiences: row.experiences.map((stage) => ({
      ...toStage(stage, locale),
      companyName: stage.company_name,
      position: stage.position,
    })),
    educations: row.educations.map((stage) => ({
      ...toStage(stage, locale),
      institutionName: stage.institution_name,
      degree: stage.degree,
    })),
  };
}

/** A candidate whole, as the actor may see them. */
export function toCandidate(
  actor: Actor,
  row: CandidateRow,
  config: Pick<Config, 'secret'>,
  scoringLax: Candidate['scoringLax'],
): Candidate {
  const locale = row.locale ?? 'en';
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    jobTitle: row.job_title,
    email: row.email,
    phoneNumber: row.phone_number,
    linkedin: row.linkedin,
    summary: row.summary,
    profileImageUrl: row.picture_url,
    cvUrl: row.cv_file_id && privateUrl(config, actor.agencyId, row.cv_file_id),
    hasCv: row.cv_file_id !== null,
    cvFileName: row.cv_name,
    cvStatus: row.cv_status,
    cvPages: row.cv_pages,
    location: placeOf(row, locale),
    ...moneyOf(actor, row),
    ...historyOf(row, locale),
    languages: row.languages,
    hardSkills: row.skills.filter((skill) => skill.type === 'HARD_SKILL'),
    softSkills: row.skills.filter((skill) => skill.type === 'SOFT_SKILL'),
    tags: row.tags,
    jobSearchStatus: { status: row.job_search_status, updatedAt: row.job_search_status_at },
    gdpr: {
      status: row.gdpr_status,
      updatedAt: row.gdpr_status_at,
      delivery: row.consent_delivery,
      offers: row.offers_consent && {
        accepted: row.offers_consent.status === 'ACCEPTED',
        at: new Date(row.offers_consent.created_at).toISOString(),
        locale: row.offers_consent.locale,
      },
    },
    scoringLax,
    documentCount: row.document_count ?? 0,
    commentCount: row.comment_count ?? 0,
    suggestions: row.suggestions.map((suggestion) => ({
      id: suggestion.id,
      field: suggestion.field as CandidateSuggestion['field'],
      value: suggestion.value,
      createdAt: new Date(suggestion.created_at).toISOString(),
    })),
    possibleDuplicateOfId: row.open_mark,
    extracted: row.extracted,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
