type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** An element with its attributes, those that are false or undefined left out, and what stands in it. */
export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value);
  made.append(...children);
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing that says nothing by itself: paths of a square of `size`, filled, or as lines. */
export function drawing(
  size: number,
  paths: readonly (readonly [string, string?])[],
  isFilled: boolean,
): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const shared = isFilled
    ? { fill: 'currentColor' }
    : { fill: 'none', stroke: 'currentColor', 'stroke-width': '1.75', 'stroke-linecap': 'round' };
  const side = String(size);
  const attributes = {
    width: side,
    height: side,
    viewBox: `0 0 ${side} ${side}`,
    'aria-hidden': 'true',
    ...shared,
  };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  for (const [d, opacity] of paths) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    if (opacity) path.setAttribute('opacity', opacity);
    svg.append(path);
  }
  return svg;
}
