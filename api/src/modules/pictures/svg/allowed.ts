const namesIn = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/** Elements that draw, or that what draws refers to. No script, style, link, animation, foreign or embedded content. */
export const ELEMENTS = namesIn(`
  svg g defs symbol use title desc
  path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask`);

/** Of these a logo shows something: without one it is empty. */
export const DRAWING = namesIn('path rect circle ellipse line polyline polygon text use');

/** How something is painted: as an attribute, in a `style` attribute or in a rule of a `style` element. */
export const PRESENTATION = namesIn(`
  fill fill-opacity fill-rule clip-path clip-rule mask opacity color display visibility overflow
  stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
  stop-color stop-opacity paint-order vector-effect shape-rendering mix-blend-mode isolation
  font-family font-size font-style font-weight letter-spacing word-spacing text-anchor dominant-baseline text-decoration
  transform transform-origin`);

/** Where and how large something is. */
export const GEOMETRY = namesIn(`
  id viewBox preserveAspectRatio version width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength dx dy rotate
  offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits refX refY
  textLength lengthAdjust`);
