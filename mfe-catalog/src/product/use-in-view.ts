import { useEffect, useState, type RefObject } from 'react';

/** Whether any of an element is on the screen; false until that is known, and without the element. */
export const useInView = (ref: RefObject<HTMLElement | null>): boolean => {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return inView;
};
