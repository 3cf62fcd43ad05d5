import './styles/fonts.css';
import './styles/base.css';
import './styles/positions.css';
import './styles/form.css';
import { enhanceApplyForm } from './client/apply-form.ts';
import { enhanceLanguageSwitch } from './client/language-switch.ts';
import { enhanceSearch } from './client/position-search.ts';

/** Everything works without this script; it adds comfort to what the server drew. */
enhanceLanguageSwitch();
enhanceSearch();
enhanceApplyForm();
