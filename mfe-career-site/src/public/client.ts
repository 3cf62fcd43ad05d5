import './theme/fonts.css';
import './styles/base.css';
import './styles/header.css';
import './styles/positions.css';
import './styles/form.css';
import './styles/home.css';
import { enhanceApplyForm } from './client/apply-form.ts';
import { enhanceMenus } from './client/menus.ts';
import { enhanceSearch } from './client/position-search.ts';

/** Everything works without this script; it adds comfort to what the server drew. */
enhanceMenus();
enhanceSearch();
enhanceApplyForm();
