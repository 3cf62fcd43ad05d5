import type { RouteObject } from 'react-router-dom';

/** The configurators of the career site come with their screens. */
export const routes: RouteObject[] = [];
