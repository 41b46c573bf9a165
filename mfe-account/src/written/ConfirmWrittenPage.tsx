import { useCallback, useState, type ReactNode } from 'react';
import { useTexts, type ApiError, type PageProps } from 'shared-contracts';
import { CircleCheck, TriangleAlert, CircleAlert, Mail } from 'shared-ui/icons';
import { Button, ButtonLink } from 'shared-ui/button';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { EmptyState } from 'shared-ui/empty-state';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import * as page from '../forms/form-page.css.ts';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { useCommerce, type Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import { texts } from './texts.ts';

export { texts } from './texts.ts';

/** What the link opens, as the server tells it. */
type Written = Extract<Awaited<ReturnType<Commerce['readWritten']>>, { readonly ok: true }>['value'];

/**
 * R-66, ∅24: where the links of e-mails about questions and reviews lead. A look changes nothing, since programs that check e-mails
 * open their links too; a press confirms, and a second one says that it is done.
 */
export default function ConfirmWrittenPage({ params }: PageProps): ReactNode {
  const t = useTexts(texts);
  const id = params['id'] ?? '';
  const { answer, reload, setValue } = useRequest(useCallback((commerce: Commerce) => commerce.readWritten(id), [id]));
  return (
    <PageContainer className={page.page}>
      <Panel className={page.card}>
        <VisuallyHidden>
          <h1>{t('title')}</h1>
        </VisuallyHidden>
        {answer.state === 'loading' && <LoadingPart />}
        {answer.state === 'failed' && <Refused error={answer.error} onRetry={reload} />}
        {answer.state === 'ready' && <Opened id={id} written={answer.value} onConfirmed={setValue} />}
      </Panel>
    </PageContainer>
  );
}

const Refused = ({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => Promise<void> }): ReactNode => {
  const t = useTexts(texts);
  if (error.status === 404) {
    return (
      <div role="alert">
        <EmptyState icon={TriangleAlert} title={t('dead')} text={t('deadText')}>
          <ButtonLink to="/">{t('home')}</ButtonLink>
        </EmptyState>
      </div>
    );
  }
  return (
    <div role="alert">
      <EmptyState icon={CircleAlert} title={t('failed')} text={t(error.status === 429 ? 'tooMany' : 'failedText')}>
        <Button onClick={onRetry}>{t('again')}</Button>
      </EmptyState>
    </div>
  );
};

/** Which product it is about; its name may be in Polish alone. */
const About = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode => (
  <>
    <b>
      <CatalogueText text={name} />
    </b>
    <br />
    {children}
  </>
);

interface OpenedProps {
  readonly id: string;
  readonly written: Written;
  readonly onConfirmed: (written: Written) => void;
}

const Opened = ({ id, written, onConfirmed }: OpenedProps): ReactNode => {
  const t = useTexts(texts);
  const commerce = useCommerce();
  const [error, setError] = useState<ApiError | null>(null);
  const { kind, product_name: name, request_path: path } = written;
  const confirm = async (): Promise<void> => {
    const answer = await commerce().confirmWritten(id);
    setError(answer.ok ? null : answer.error);
    if (answer.ok) onConfirmed(answer.value);
  };
  if (error !== null) return <Refused error={error} onRetry={confirm} />;
  if (written.state === 'open') {
    return (
      <EmptyState icon={Mail} title={t(`${kind}.open`)} text={<About name={name}>{t(`${kind}.openText`)}</About>}>
        <Button size="large" onClick={confirm}>
          {t(`${kind}.confirm`)}
        </Button>
      </EmptyState>
    );
  }
  return (
    <div role="status">
      <EmptyState icon={CircleCheck} title={t(`${kind}.done`)} text={<About name={name}>{t(`${kind}.doneText`)}</About>}>
        <ButtonLink to={path}>{t('product')}</ButtonLink>
      </EmptyState>
    </div>
  );
};
