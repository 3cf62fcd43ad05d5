import { type Candidate, candidateLanguage } from '@cantera/shared/contracts/candidates';
import { z } from 'zod';

const skills = z.array(z.object({ id: z.string(), name: z.string() })).max(200);
export const skillsSchema = z.object({
  hardSkills: skills,
  softSkills: skills,
  languages: z.array(candidateLanguage).max(50),
});
export type SkillsValues = z.infer<typeof skillsSchema>;

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
export const skillsValues = ({
  hardSkills,
  softSkills,
  languages,
}: Pick<Candidate, keyof SkillsValues>): SkillsValues => ({
  hardSkills: hardSkills.map(named),
  softSkills: softSkills.map(named),
  languages,
});

const ids = (chosen: SkillsValues['hardSkills']): string[] => chosen.map(({ id }) => id);
/** As the server takes them: skills by their ids. */
export const skillsBody = ({ hardSkills, softSkills, languages }: SkillsValues) => ({
  hardSkills: ids(hardSkills),
  softSkills: ids(softSkills),
  languages,
});
