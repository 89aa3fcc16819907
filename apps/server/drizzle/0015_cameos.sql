CREATE TABLE "cameo_packs" (
	"hash" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"texts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_cameos" (
	"company_id" uuid NOT NULL,
	"experience" text NOT NULL,
	"texts" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "company_cameos_company_id_experience_pk" PRIMARY KEY("company_id","experience")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "cameos" jsonb;--> statement-breakpoint
ALTER TABLE "cameo_packs" ADD CONSTRAINT "cameo_packs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_cameos" ADD CONSTRAINT "company_cameos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_cameos" ADD CONSTRAINT "company_cameos_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;