import { e164Of, groupedPhone } from '@cantera/shared/contracts/phone';
import { useSession } from '@cantera/shared/session';

/** Where an agency works that has not been read yet. */
const FIRST_COUNTRY = 'ES';

/** What is made of a telephone number as it was typed. */
export interface PhoneWords {
  /** In groups and with the country's code; as it was typed when it is no number. */
  readonly shown: string;
  readonly callAddress: string;
  /** Undefined when it is no number that WhatsApp could know. */
  readonly whatsAppAddress: string | undefined;
}

export function phoneWords(phone: string, country: string): PhoneWords {
  const number = e164Of(phone, country);
  return {
    shown: number ? groupedPhone(number) : phone,
    callAddress: `tel:${number ?? phone.replace(/[^\d+]/g, '')}`,
    whatsAppAddress: number ? `https://wa.me/${number.slice(1)}` : undefined,
  };
}

/** Reads numbers without a country's code as those of the agency's country. */
export function usePhoneWords(): (phone: string) => PhoneWords {
  const country = useSession(({ agency }) => agency?.country ?? FIRST_COUNTRY);
  return (phone) => phoneWords(phone, country);
}
