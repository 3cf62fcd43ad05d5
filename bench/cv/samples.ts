import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Truth } from './scoring.ts';

const text = z.coerce
  .string()
  .nullish()
  .transform((t) => t ?? '');
const sample = z.object({
  cv: z.object({
    name: text,
    headline: text,
    location: text,
    email: text,
    phone: text,
    social_networks: z.array(z.object({ network: z.string(), username: z.string() })).nullish(),
    sections: z.looseObject({
      experience: z
        .array(z.object({ company: text, position: text, location: text, start_date: text, end_date: text }))
        .nullish(),
      education: z
        .array(
          z.object({
            institution: text,
            area: text,
            degree: text,
            location: text,
            start_date: text,
            end_date: text,
          }),
        )
        .nullish(),
      skills: z.array(z.object({ label: text, details: text })).nullish(),
    }),
  }),
});

/** The sample CVs beside the checkout with the data they were rendered from; none when the folder is missing. */
export async function loadSamples(folder: string): Promise<{ pdf: string; truth: Truth }[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((n) => n.endsWith('.pdf')).sort();
  const samples: { pdf: string; truth: Truth }[] = [];
  for (const name of names) {
    const yaml = await readFile(join(folder, name.replace(/\.pdf$/, '.yaml')), 'utf8');
    samples.push({
      pdf: join(folder, name),
      truth: toTruth(name.replace(/\.pdf$/, ''), sample.parse(parse(yaml)).cv),
    });
  }
  return samples;
}

function toTruth(id: string, cv: z.infer<typeof sample>['cv']): Truth {
  const [firstName = '', ...last] = cv.name.split(' ');
  const linkedin = cv.social_networks?.find((n) => n.network === 'LinkedIn')?.username;
  const jobs = cv.sections.experience ?? [];
  return {
    id: `sample ${id}`,
    language: 'en',
    hasText: true,
    firstName,
    lastName: last.join(' '),
    email: cv.email,
    phone: cv.phone.replace(/[^\d+]/g, ''),
    location: cv.location,
    jobTitle: cv.headline || (jobs[0]?.position ?? ''),
    linkedin: linkedin ? `https://www.linkedin.com/in/${linkedin}` : '',
    summary: '',
    workExperiences: jobs.map((j) => ({
      companyName: j.company,
      position: j.position,
      location: j.location,
      startDate: j.start_date,
      endDate: j.end_date === 'present' ? '' : j.end_date,
      isCurrent: j.end_date === 'present',
    })),
    educations: (cv.sections.education ?? []).map((e) => ({
      institutionName: e.institution,
      degree: `${e.degree} in ${e.area}`,
      startDate: e.start_date,
      endDate: e.end_date,
    })),
    languages: [],
    hardSkills: (cv.sections.skills ?? []).flatMap((s) => s.details.split(', ')),
    softSkills: [],
  };
}
