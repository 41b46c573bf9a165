import { useTranslate } from 'ra-core';
import * as styles from './layout.css.ts';

/** While it is asked who is signed in. */
export const LoadingPage = () => <p className={styles.loading}>{useTranslate()('app.loading')}</p>;
