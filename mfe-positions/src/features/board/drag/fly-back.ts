const DURATION_MS = 240;

/** Shows a refused card coming back from the lane where it had been put; nothing moves for whoever asked for that. */
export function flyBack(applicationId: string, fromStepId: string): void {
  requestAnimationFrame(() => {
    const card = document.querySelector<HTMLElement>(`[data-application="${applicationId}"]`);
    const lane = document.querySelector(`[data-step="${fromStepId}"]`);
    if (!card || !lane || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const home = card.getBoundingClientRect();
    const ghost = document.createElement('div');
    ghost.className = card.className;
    ghost.inert = true;
    ghost.append(...[...card.children].map((child) => child.cloneNode(true)));
    Object.assign(ghost.style, {
      position: 'fixed',
      zIndex: '30',
      left: `${home.left}px`,
      top: `${home.top}px`,
      width: `${home.width}px`,
    });
    document.body.append(ghost);
    const distance = lane.getBoundingClientRect().left - home.left;
    const motion = ghost.animate([{ translate: `${distance}px 0` }, { translate: '0 0' }], {
      duration: DURATION_MS,
      easing: 'cubic-bezier(0.2, 0, 0, 1)',
    });
    motion.onfinish = () => ghost.remove();
    motion.oncancel = () => ghost.remove();
  });
}
