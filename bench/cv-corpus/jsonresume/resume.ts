import type { Invented } from '../people/invented.ts';

/** A grey portrait that no person has. */
const PORTRAIT = `data:image/svg+xml;base64,${Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 40 40"><rect width="40" height="40" fill="#c9d3dc"/><circle cx="20" cy="15" r="8" fill="#60707f"/><path d="M5 40c0-22 30-22 30 0" fill="#60707f"/></svg>',
).toString('base64')}`;

/** The part of the e-mail address before the at sign. */
const plainHandle = (p: Invented): string => p.email.split('@')[0] ?? '';

/**
 * A person in the form of JSON Resume; names of both of its versions, because themes know one or the other. A part that is
 * empty is left out: several themes look at the first of a list that is there.
 */
export function resumeOf(p: Invented): object {
  const soft = p.softSkills.length > 0 && p.isGrouped ? [{ name: p.softName, skills: p.softSkills }] : [];
  const groups = p.isGrouped
    ? [...p.skillGroups, ...soft].map(({ name, skills }) => ({ name, level: '', keywords: skills }))
    : p.hardSkills.map((name) => ({ name, level: '', keywords: [] }));
  const resume = {
    basics: {
      name: `${p.firstName} ${p.lastName}`,
      label: p.jobTitle,
      ...(p.hasPhoto ? { image: PORTRAIT, picture: PORTRAIT } : { image: '', picture: '' }),
      email: p.email,
      phone: p.phone,
      summary: p.summary ?? '',
      location: { address: '', postalCode: '', city: p.city, region: p.region, countryCode: p.countryCode },
      // Never an empty list, and never none: some themes cannot draw the one, some the other.
      profiles: p.linkedin
        ? [{ network: 'LinkedIn', username: p.linkedin, url: `https://www.linkedin.com/in/${p.linkedin}` }]
        : [
            {
              network: 'Mastodon',
              username: plainHandle(p),
              url: `https://social.example/${plainHandle(p)}`,
            },
          ],
    },
    work: p.jobs.map((j) => ({
      name: j.company,
      company: j.company,
      position: j.position,
      location: j.location ?? '',
      startDate: j.start,
      ...(j.end === null ? {} : { endDate: j.end }),
      highlights: j.notes,
    })),
    education: p.studies.map((s) => ({
      institution: s.institution,
      studyType: s.kind,
      area: s.area,
      startDate: s.start,
      ...(s.end === null ? {} : { endDate: s.end }),
      courses: [],
    })),
    skills: groups,
    languages: p.languages.map((l) => ({ language: l.name, fluency: l.level })),
    interests: p.interests.map((name) => ({ name, keywords: [] })),
    certificates: p.certificates.map((c) => ({ name: c.name, issuer: c.issuer, date: c.date })),
  };
  return Object.fromEntries(
    Object.entries(resume).filter(([, part]) => !Array.isArray(part) || part.length > 0),
  );
}
