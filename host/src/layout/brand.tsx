/** The mark: three layers, as in a quarry. */
export const BrandMark = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
    <path d="M10 1 19 5.8 10 10.6 1 5.8z" />
    <path d="m3.6 8.6-2.6 1.4 9 4.8 9-4.8-2.6-1.4L10 12z" opacity="0.7" />
    <path d="m3.6 12.8-2.6 1.4 9 4.8 9-4.8-2.6-1.4-6.4 3.4z" opacity="0.4" />
  </svg>
);
