export const en = {
  'shared.sort.cancelled': 'Cancelled. {name} stays where it was.',
  'shared.sort.dropped': '{name} dropped, {position} of {count}.',
  'shared.sort.handle': 'Move {name}',
  'shared.sort.help':
    'The up and down arrows move it. Or lift it with Space, choose its place with the arrows and drop it with Space; Escape puts it back.',
  'shared.sort.lifted': '{name} lifted, {position} of {count}.',
  'shared.sort.over': '{name}, {position} of {count}.',
} as const;
