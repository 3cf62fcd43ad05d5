const MOST_LETTERS = 15;

/** A name as a card shows it: longer than 15 characters, its first 15 and an ellipsis. */
export const cardName = (name: string): string => {
  const letters = [...name];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : name;
};
