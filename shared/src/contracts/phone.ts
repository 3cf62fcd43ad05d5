/** ISO 3166 code of each country with the code by which it is called. */
const CALLING =
  'AD:376 AE:971 AF:93 AL:355 AM:374 AO:244 AR:54 AT:43 AU:61 AZ:994 BA:387 BD:880 BE:32 BF:226 BG:359 BH:973 BI:257 BJ:229 BN:673 BO:591 BR:55 BT:975 BW:267 BY:375 BZ:501 CA:1 CD:243 CF:236 CG:242 CH:41 CI:225 CL:56 CM:237 CN:86 CO:57 CR:506 CU:53 CV:238 CY:357 CZ:420 DE:49 DJ:253 DK:45 DO:1 DZ:213 EC:593 EE:372 EG:20 ER:291 ES:34 ET:251 FI:358 FJ:679 FO:298 FR:33 GA:241 GB:44 GE:995 GH:233 GI:350 GL:299 GM:220 GN:224 GQ:240 GR:30 GT:502 GW:245 GY:592 HK:852 HN:504 HR:385 HT:509 HU:36 ID:62 IE:353 IL:972 IN:91 IQ:964 IR:98 IS:354 IT:39 JM:1 JO:962 JP:81 KE:254 KG:996 KH:855 KM:269 KP:850 KR:82 KW:965 KZ:7 LA:856 LB:961 LI:423 LK:94 LR:231 LS:266 LT:370 LU:352 LV:371 LY:218 MA:212 MC:377 MD:373 ME:382 MG:261 MK:389 ML:223 MM:95 MN:976 MO:853 MR:222 MT:356 MU:230 MV:960 MW:265 MX:52 MY:60 MZ:258 NA:264 NE:227 NG:234 NI:505 NL:31 NO:47 NP:977 NZ:64 OM:968 PA:507 PE:51 PG:675 PH:63 PK:92 PL:48 PR:1 PS:970 PT:351 PY:595 QA:974 RO:40 RS:381 RU:7 RW:250 SA:966 SB:677 SC:248 SD:249 SE:46 SG:65 SI:386 SK:421 SL:232 SM:378 SN:221 SO:252 SR:597 SS:211 ST:239 SV:503 SY:963 SZ:268 TD:235 TG:228 TH:66 TJ:992 TL:670 TM:993 TN:216 TO:676 TR:90 TT:1 TW:886 TZ:255 UA:380 UG:256 US:1 UY:598 UZ:998 VA:39 VE:58 VN:84 VU:678 WS:685 XK:383 YE:967 ZA:27 ZM:260 ZW:263';
const CALLING_CODES: ReadonlyMap<string, string> = new Map(
  CALLING.split(' ').map((entry) => {
    const [country = '', code = ''] = entry.split(':');
    return [country, code];
  }),
);

/** Countries that an agency can work in, by their ISO 3166 codes. */
export const COUNTRIES: readonly string[] = [...CALLING_CODES.keys()];

/** Where the first 0 of a number at home is dialled from abroad too. */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['IT', 'SM', 'VA']);
/** Digits with the country's code: fewer are a short number or a mistake, more nobody has (E.164). */
const LEAST_DIGITS = 7;
const MOST_DIGITS = 15;
/** With so many digits, one that begins like a country's code was typed with it. */
const WITH_CODE = 11;

const CODES: ReadonlySet<string> = new Set(CALLING_CODES.values());
/** The calling code that digits begin with; undefined when it is none. */
const codeOf = (digits: string): string | undefined =>
  [1, 2, 3].map((length) => digits.slice(0, length)).find((code) => CODES.has(code));

/**
 * A telephone number as it is dialled from anywhere (`+34612345678`). One without a country's code is of `country`, an ISO
 * 3166 code. Null for what is none.
 */
export function e164Of(phone: string, country: string): string | null {
  const typed = phone.trim();
  if (!/^\+?[\d\s()./-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const own = CALLING_CODES.get(country) ?? '';
  let number = digits;
  if (!typed.startsWith('+')) {
    if (digits.startsWith('00')) number = digits.slice(2);
    else if (digits.length < WITH_CODE || !digits.startsWith(own))
      number = own + (KEEPS_ZERO.has(country) ? digits : digits.replace(/^0/, ''));
  }
  const isNumber =
    number.length >= LEAST_DIGITS && number.length <= MOST_DIGITS && codeOf(number) !== undefined;
  return isNumber ? `+${number}` : null;
}

/** A number as it is read, in groups: `+34 612 345 678`. Takes what `e164Of` gives. */
export function groupedPhone(number: string): string {
  const digits = number.slice(1);
  const code = codeOf(digits) ?? '';
  const rest = digits.slice(code.length);
  const groups = rest.length === 8 ? rest.match(/.{4}/g) : rest.match(/.{3}(?=.{2})|.{2,4}$/g);
  return [`+${code}`, ...(groups ?? [rest])].join(' ');
}
