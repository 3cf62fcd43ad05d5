/** Where candidates for a position are searched for by its title, to be assigned to it. */
export const searchAddress = ({ id, title }: { id: string; title: string }): string =>
  `/candidates/search?${new URLSearchParams({ queryTerm: title, assignToPositionId: id })}`;
