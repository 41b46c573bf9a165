import { useCallback, useState } from 'react';

/** So far below or above the window counts as near. */
const margin = '400px';

/** Whether an element has been in the window, or near it. @returns a ref for the element, and the answer */
export function useNear<Shown extends Element>() {
  const [isNear, setNear] = useState(false);
  const ref = useCallback((element: Shown) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}
