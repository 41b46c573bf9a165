import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { LoadingPage } from '../layout/LoadingPage.tsx';
import { contentCalls } from './content-calls.ts';

/** A page that is new gets its number, and then its form. */
export const NewPage = () => {
  const { data, error, refetch } = useQuery({ queryKey: ['content', 'new-page'], queryFn: contentCalls.newPage, gcTime: 0, staleTime: 0 });
  if (data !== undefined) return <Navigate to={`/pages/${data.key}`} replace />;
  return error === null ? <LoadingPage /> : <LoadFailure message={error.message} onRetry={refetch} />;
};
