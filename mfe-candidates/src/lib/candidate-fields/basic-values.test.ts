import { basicSchema } from './basic-values.ts';

const typed = {
  firstName: 'Laia',
  lastName: '',
  jobTitle: '',
  email: '',
  phoneNumber: '',
  linkedin: '',
  summary: '',
  image: null,
};
const read = (values: object) => basicSchema.safeParse({ ...typed, ...values });
const wrong = (values: object) => read(values).error?.issues.map(({ path }) => path[0]) ?? [];

it('[CUPD-13] [CUPD-14] [CUPD-15] [CONST-07] takes names of 2 to 50 and a job title of 2 to 100 characters', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ firstName: '', lastName: 'x', jobTitle: ' x ' })).toEqual([
    'firstName',
    'lastName',
    'jobTitle',
  ]);
  const long = { firstName: 'x'.repeat(51), lastName: 'x'.repeat(51), jobTitle: 'x'.repeat(101) };
  expect(wrong(long)).toEqual(['firstName', 'lastName', 'jobTitle']);
  const fits = { firstName: 'x'.repeat(50), lastName: 'Yu', jobTitle: 'x'.repeat(100) };
  expect(wrong(fits)).toEqual([]);
});

it('[CUPD-16] [CUPD-17] [CUPD-19] [CONST-08] takes an e-mail, a phone and a summary, or none', () => {
  expect(wrong({ email: 'laia@example.test', phoneNumber: '+34 600', summary: 'Hi' })).toEqual([]);
  expect(wrong({ email: 'laia', phoneNumber: '6', summary: 'x' })).toEqual([
    'email',
    'phoneNumber',
    'summary',
  ]);
  expect(wrong({ phoneNumber: '6'.repeat(101) })).toEqual(['phoneNumber']);
});

it('[CUPD-18] [CUPD-21] [CONST-06] puts https:// before a LinkedIn address, and refuses what is none', () => {
  expect(read({ linkedin: 'linkedin.com/in/laia' }).data?.linkedin).toBe('https://linkedin.com/in/laia');
  expect(read({ linkedin: 'http://linkedin.com/in/laia' }).data?.linkedin).toBe(
    'https://linkedin.com/in/laia',
  );
  expect(read({ linkedin: ' https://linkedin.com/in/laia ' }).data?.linkedin).toBe(
    'https://linkedin.com/in/laia',
  );
  expect(read({ linkedin: '' }).data?.linkedin).toBeUndefined();
  for (const linkedin of ['laia', 'my profile', 'https://'])
    expect(wrong({ linkedin })).toEqual(['linkedin']);
});

it('[CUPD-20] writes double quotes as single ones', () => {
  const { data } = read({ jobTitle: 'Head of "Data"', summary: 'Says "yes".' });
  expect([data?.jobTitle, data?.summary]).toEqual(["Head of 'Data'", "Says 'yes'."]);
});

it('[CONST-09] takes a summary of 2 characters or more, or none', () => {
  expect(wrong({ summary: 'x' })).toEqual(['summary']);
  for (const summary of ['', 'Hi', 'x'.repeat(20_000)]) expect(wrong({ summary })).toEqual([]);
});
