import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { VitalName } from '../../telling/report-schema.ts';

/** Tells the web vitals of this document; the browser has noted what happened before this code came. */
export const watchVitals = (tell: (name: VitalName, value: number) => void): void => {
  const told = ({ name, value }: Metric): void => tell(name, value);
  onLCP(told);
  onFCP(told);
  onTTFB(told);
  onINP(told);
  onCLS(told);
};
