import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { VitalName } from '../../telemetry/report-schema.ts';

/** Reports the web vitals of this document; the browser has noted what happened before this code came. */
export const watchVitals = (report: (name: VitalName, value: number) => void): void => {
  const onMetric = ({ name, value }: Metric): void => report(name, value);
  onLCP(onMetric);
  onFCP(onMetric);
  onTTFB(onMetric);
  onINP(onMetric);
  onCLS(onMetric);
};
