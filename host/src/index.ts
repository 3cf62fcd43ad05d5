import './boot.css';
import './bootstrap.tsx';
