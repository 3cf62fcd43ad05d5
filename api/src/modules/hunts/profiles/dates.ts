/** An ISO date, possibly without day or month, of `2019`, `2019-04`, `04/2019`, `1.4.2019` and their like; null for others. */
export function readDate(text: string): string | null {
  const said = text.trim();
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2})(?:T.*)?)?)?$/.exec(said);
  const local = /^(?:(?:(\d{1,2})[-/.])?(\d{1,2})[-/.])(\d{4})$/.exec(said);
  const [year, month, day] = iso ? iso.slice(1) : local ? [local[3], local[2], local[1]] : [];
  if (!year || Number(year) < 1900) return null;
  const parts = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].filter((part) => part !== undefined);
  const date = new Date(`${[...parts, '01', '01'].slice(0, 3).join('-')}T00:00:00Z`);
  const isInCalendar = !Number.isNaN(date.getTime()) && (!day || date.getUTCDate() === Number(day));
  return isInCalendar ? parts.join('-') : null;
}
