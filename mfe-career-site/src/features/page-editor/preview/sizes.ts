/** How large the frame is drawn: its window in px or all of its place, and how much smaller it is shown. */
export const SIZES = {
  full: { width: '100%', height: '100%', zoom: 0.7 },
  tablet: { width: 768, height: 1024, zoom: 0.7 },
  mobile: { width: 334, height: 724, zoom: 1 },
} as const;
export type Size = keyof typeof SIZES;
