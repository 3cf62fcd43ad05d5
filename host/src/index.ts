import './boot.css';
import './schemas-without-eval.ts';
import './bootstrap.tsx';
