import { z } from 'zod';

/** The profile's own part of a full address (`nuria-vidal` of `https://www.linkedin.com/in/nuria-vidal/`), else undefined. */
export function profileOf(address: string | null | undefined): string | undefined {
  const given = address?.trim() ?? '';
  if (!URL.canParse(given)) return undefined;
  const { protocol, hostname, pathname } = new URL(given);
  if (!/^https?:$/.test(protocol) || !hostname.includes('linkedin')) return undefined;
  const [, profile] = /\/in\/([^/]+)/.exec(pathname) ?? [];
  if (!profile) return undefined;
  try {
    return decodeURIComponent(profile).normalize('NFC').toLowerCase();
  } catch {
    return profile.toLowerCase();
  }
}

export const linkedinForm = z.object({
  url: z
    .string()
    .trim()
    .min(1)
    .refine((typed) => profileOf(typed) !== undefined, { message: 'invalid_url' }),
});
