import { dayIn, firstDayOf, isDay } from './day.ts';
import { day } from './primitives.ts';

describe('a date without time', () => {
  it('is one of the calendar', () => {
    expect(['2024-02-29', '1999-12-31'].map(isDay)).toEqual([true, true]);
    expect(
      ['2024-02-30', '2023-02-29', '2024-13-01', '2024-00-10', '2024-05', '2024-5-1', ''].map(isDay),
    ).toEqual(Array.from({ length: 7 }, () => false));
  });
  it('is no date-time', () => {
    expect(isDay('2024-05-31T00:00:00Z')).toBe(false);
    expect(day.safeParse('2024-05-31T00:00:00Z').success).toBe(false);
    expect(day.parse('2024-05-31')).toBe('2024-05-31');
  });
  it('is the first of a year or a month, and the date of a date-time as it is written', () => {
    expect(['2024', '2024-05', '2024-05-31', '2024-05-31T23:30:00-06:00'].map(firstDayOf)).toEqual([
      '2024-01-01',
      '2024-05-01',
      '2024-05-31',
      '2024-05-31',
    ]);
    expect(() => firstDayOf('soon')).toThrow(RangeError);
  });
  it('is that of a moment in a zone', () => {
    const evening = new Date('2026-11-03T04:30:00Z');
    expect(['America/Mexico_City', 'Europe/Madrid', 'UTC'].map((zone) => dayIn(evening, zone))).toEqual([
      '2026-11-02',
      '2026-11-03',
      '2026-11-03',
    ]);
  });
});
